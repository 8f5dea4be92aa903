//! Sizes in points and times outside the theme: plain numbers passed to egui. A number that is multiplied is a
//! proportion and is allowed anywhere.

use std::fs;

use syn::visit::{self, Visit};
use syn::{BinOp, Expr, ExprBinary, ExprCall, ExprMethodCall, ItemConst, ItemMod};

use crate::arrows::files;

/// Functions that take sizes or times.
const FUNCTIONS: &[&str] = &[
    "CornerRadius::same",
    "Duration::from_millis",
    "Duration::from_secs",
    "Duration::from_secs_f32",
    "FontId::monospace",
    "FontId::new",
    "FontId::proportional",
    "Margin::same",
    "Margin::symmetric",
    "Stroke::new",
];

/// Methods that take a size as their first argument.
const METHODS: &[&str] = &[
    "add_space",
    "desired_width",
    "expand",
    "set_max_height",
    "set_max_width",
    "set_min_height",
    "set_min_width",
    "shrink",
];

/// Methods that take the radius of corners as their second argument.
const ROUNDED: &[&str] = &["border", "rect", "rect_filled", "rect_stroke"];

/// Functions that make a vector.
const VECTORS: &[&str] = &["vec2", "Vec2::new", "Vec2::splat"];

/// The limit of the log of slow frames belongs to the log, not to the layout of the screen.
const MEASURES: &[&str] = &["frames.rs"];

/// The calls of one file that get a plain number.
#[derive(Default)]
struct Numbers(Vec<String>);

impl Numbers {
    fn of(code: &str) -> Vec<String> {
        let file = syn::parse_file(code).expect("the sources compile");
        let mut numbers = Self::default();
        numbers.visit_file(&file);
        numbers.0
    }
}

fn is_number(expr: &Expr) -> bool {
    matches!(expr, Expr::Lit(lit) if matches!(lit.lit, syn::Lit::Int(_) | syn::Lit::Float(_)))
}

/// Whether this is a plain number of more than a point: 0 is no size, and 1 and less are proportions.
fn is_length(expr: &Expr) -> bool {
    let Expr::Lit(lit) = expr else {
        return false;
    };
    match &lit.lit {
        syn::Lit::Float(number) => number.base10_parse::<f32>().is_ok_and(|it| it > 1.0),
        syn::Lit::Int(number) => number.base10_parse::<u32>().is_ok_and(|it| it > 1),
        _ => false,
    }
}

/// The path of a function as it is written; empty for anything else.
fn path_of(expr: &Expr) -> String {
    let Expr::Path(path) = expr else {
        return String::new();
    };
    let names = path.path.segments.iter();
    let names: Vec<String> = names.map(|name| name.ident.to_string()).collect();
    names.join("::")
}

impl<'ast> Visit<'ast> for Numbers {
    fn visit_expr_call(&mut self, call: &'ast ExprCall) {
        let name = path_of(&call.func);
        let is_meant = FUNCTIONS.iter().any(|function| name.ends_with(function));
        if is_meant && call.args.first().is_some_and(is_number) {
            self.0.push(name.clone());
        }
        let is_vector = VECTORS.iter().any(|function| name.ends_with(function));
        if is_vector && call.args.iter().any(is_length) {
            self.0.push(name);
        }
        visit::visit_expr_call(self, call);
    }

    fn visit_expr_binary(&mut self, binary: &'ast ExprBinary) {
        let scaled = matches!(binary.op, BinOp::Mul(_) | BinOp::Div(_));
        let is_vector = |side: &Expr| {
            let Expr::Call(call) = side else {
                return false;
            };
            VECTORS
                .iter()
                .any(|function| path_of(&call.func).ends_with(function))
        };
        for side in [&*binary.left, &*binary.right] {
            if !(scaled && is_vector(side)) {
                self.visit_expr(side);
            }
        }
    }

    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        let name = call.method.to_string();
        if METHODS.contains(&name.as_str()) && call.args.first().is_some_and(is_number)
            || ROUNDED.contains(&name.as_str()) && call.args.get(1).is_some_and(is_length)
        {
            self.0.push(name);
        }
        visit::visit_expr_method_call(self, call);
    }

    /// A constant has a name.
    fn visit_item_const(&mut self, _: &'ast ItemConst) {}

    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        if item.ident != "tests" {
            visit::visit_item_mod(self, item);
        }
    }
}

#[test]
fn sizes_and_times_stand_in_the_theme() {
    let mut faults = Vec::new();
    for file in files("src/app") {
        let name = file.display().to_string();
        if name.contains("/theme") || MEASURES.iter().any(|measure| name.ends_with(measure)) {
            continue;
        }
        let code = fs::read_to_string(&file).expect("a source file");
        faults.extend(
            Numbers::of(&code)
                .into_iter()
                .map(|call| format!("{name}: {call}")),
        );
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn a_plain_number_is_found_and_a_proportion_is_not() {
    let code = "fn paint() { ui.add_space(4.0); Stroke::new(0.1 * size, ink); egui::Stroke::new(2.0, ink); }";
    assert_eq!(Numbers::of(code), ["add_space", "egui::Stroke::new"]);
    let code = "fn paint() { canvas.rect(place, 4.0, ink); rect.shrink(2.0); vec2(12.0, high) + vec2(3.0, 4.0) * size; }";
    assert_eq!(Numbers::of(code), ["rect", "shrink", "vec2"]);
}
