import { readFileSync } from "node:fs";
import type { Field } from "@sveltia/cms";
import { type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";
import { parse } from "yaml";
import { languages } from "../content/load-content.server.ts";
import { fits, optionalKeys, ruleAt, type TextRule } from "../content/text-rules.server.ts";
import { isKeys, isPlural, placeholdersIn, pluralCategories } from "../i18n/interpolate.ts";

/** Longer texts, in characters, get a box of several lines. */
const oneLine = 70;

const hintsSchema = v.record(v.string(), v.string());
const hints = v.parse(hintsSchema, parse(readFileSync("src/admin/hints.yaml", "utf8")));

/** Puts what `hints.yaml` says of a field before what the field says of its limits. */
export function withHints(place: readonly string[], fields: readonly Field[]): Field[] {
  return fields.map((field) => {
    const path = [...place, field.name];
    const own = Object.keys(hints).find((key) => fits(key.split("."), path));
    const words = [hints[own ?? ""], "hint" in field && field.hint].filter(Boolean).join(" ");
    return {
      ...field,
      ...(words && { hint: leftToRight(words) }),
      ...("fields" in field && field.fields && { fields: withHints(path, field.fields) }),
    };
  });
}

export function textFields(name: string, texts: unknown): Field[] {
  return isKeys(texts) ? keysOf(name, texts, []) : [];
}

function keysOf(file: string, values: Record<string, unknown>, path: readonly string[]): Field[] {
  const mayBeMissing = optionalKeys(file, path);
  return [...new Set([...Object.keys(values), ...mayBeMissing])].map((key) => ({
    ...textField(file, values[key] ?? "", [...path, key]),
    required: !mayBeMissing.includes(key),
  }));
}

function textField(file: string, value: unknown, path: readonly string[]): Field {
  const key = path.at(-1) ?? "";
  const rule = ruleAt(file, path);
  const common = { name: key, label: readable(key), i18n: true };
  if (rule.oneOf) return { ...common, widget: "select", options: [...rule.oneOf] };
  if (Array.isArray(value)) {
    const limits = rule.list ? { min: 1 } : { min: value.length, max: value.length };
    const inside = [...path, "0"];
    const items = value.every(isKeys)
      ? folded(keysOf(file, Object.assign({}, ...value), inside))
      : { field: { ...textField(file, longest(value), inside), name: "item", label: "Item" } };
    return { ...common, widget: "list", collapsed: "auto", ...limits, ...items };
  }
  if (isPlural(value)) {
    const [name = ""] = placeholdersIn(value.other);
    return { ...common, widget: "object", fields: pluralFields(name) };
  }
  if (isKeys(value)) return { ...common, widget: "object", fields: keysOf(file, value, path) };
  // The items of a list have different placeholders.
  const needs = rule.anyOf || path.includes("0") ? [] : placeholdersIn(`${value}`);
  return { ...common, ...sentence(`${value}`, needs, rule) };
}

/** Sveltia CMS gives each language all forms. It must fill in those that it has (Unicode CLDR). */
function pluralFields(placeholder: string): Field[] {
  return pluralCategories.map((category) => {
    const having = languages()
      .map(({ code, name, locale }) => ({ code, name, numbers: numbersOf(category, locale) }))
      .filter(({ numbers }) => numbers.length > 0);
    const examples = having.map(
      ({ name, numbers }) => `${name}: ${numbers.slice(0, 4).join(", ")}`,
    );
    return {
      ...{ name: category, label: category, widget: "string", i18n: true },
      required: having.map(({ code }) => code),
      hint: `${examples.join("; ")}. {${placeholder}} becomes the number.`,
    };
  });
}

function numbersOf(category: string, locale: string): number[] {
  const rules = new Intl.PluralRules(locale);
  return [...Array(201).keys(), 1_000_000].filter((number) => rules.select(number) === category);
}

/** The limits show only when the text has no placeholder. */
function sentence(text: string, needs: readonly string[], { length, anyOf }: TextRule) {
  const names = needs.map((name) => `{${name}}`);
  const [only] = names;
  const limits = !(only || anyOf) && length ? { minlength: length[0], maxlength: length[1] } : {};
  const says = [
    length && `${length[0]} to ${length[1]} characters.`,
    only && `Keep as they are: ${names.join(", ")}; the site puts the values there.`,
  ];
  return {
    widget: Math.max(text.length, length?.[1] ?? 0) > oneLine ? "text" : "string",
    ...limits,
    ...(names.length === 1 && { pattern: [`\\${only}`, leftToRight(`Keep ${only}`)] }),
    hint: says.filter(Boolean).join(" "),
  };
}

const longest = (values: readonly unknown[]) =>
  [...values].sort((a, b) => `${b}`.length - `${a}`.length)[0];

export function dataFields(schema: v.GenericSchema): Field[] {
  const whole = toJsonSchema(schema, {
    // Checks are functions, which only the build can run.
    errorMode: "ignore",
    overrideAction: ({ valibotAction: action, jsonSchema }) =>
      "metadata" in action && isKeys(action.metadata)
        ? { ...jsonSchema, ...action.metadata }
        : undefined,
  });
  return whole.type === "array"
    ? [{ ...dataField("items", whole, true), root: true }]
    : propertiesOf(whole);
}

type Noted = JsonSchema & { readonly picture?: keyof typeof pictures };

function dataField(name: string, schema: Noted, required: boolean): Field {
  if (schema.const !== undefined) return { name, widget: "hidden", default: schema.const };
  return {
    name,
    label: languages().find(({ code }) => code === name)?.name ?? schema.title ?? readable(name),
    required,
    ...dataWidget(schema),
  };
}

function dataWidget(schema: Noted): {
  readonly widget: string;
  readonly [option: string]: unknown;
} {
  const { type, minimum: min, maximum: max, items } = schema;
  const { minLength: minlength, maxLength: maxlength } = schema;
  if (schema.enum) return { widget: "select", options: schema.enum };
  if (schema.format === "date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  if (schema.picture) return { widget: "image", choose_url: false, ...pictures[schema.picture] };
  if (type === "boolean") return { widget: "boolean" };
  if (type === "integer") return { widget: "number", value_type: "int", min, max };
  if (type === "number") return { widget: "number", value_type: "float", step: 0.001, min, max };
  if (isSchema(items)) return dataList(schema, items);
  const fields = propertiesOf(schema);
  if (fields.length > 0) return { widget: "object", fields };
  return {
    ...{ widget: (maxlength ?? 0) > oneLine ? "text" : "string", minlength, maxlength },
    ...(schema.pattern && { pattern: [schema.pattern, "The site expects another form."] }),
  };
}

function dataList({ minItems, maxItems }: Noted, item: Noted) {
  const fields = propertiesOf(item);
  const items = fields.length > 0 ? folded(fields) : { field: dataField("item", item, true) };
  return { widget: "list", collapsed: "auto", min: minItems, max: maxItems, ...items };
}

/** The fields of an object. Of several choices it takes the fields of all. */
function propertiesOf(schema: Noted): Field[] {
  const choices = (schema.oneOf ?? schema.anyOf ?? [schema]).filter(isSchema);
  const names = new Set(choices.flatMap(({ properties }) => Object.keys(properties ?? {})));
  if (isSchema(schema.additionalProperties)) {
    const valueSchema = schema.additionalProperties;
    return languages().map(({ code }) => dataField(code, valueSchema, true));
  }
  return [...names].map((name) => {
    const found = choices.map(({ properties }) => properties?.[name]).filter(isSchema);
    const required = choices.every((choice) => choice.required?.includes(name));
    return dataField(name, found.length > 1 ? mergeSchemas(found) : (found[0] ?? {}), required);
  });
}

/** The names of the choices become one list. What else they share is the same. */
function mergeSchemas(schemas: readonly Noted[]): Noted {
  const words = schemas.map((schema) => schema.const).filter((word) => word !== undefined);
  return words.length > 0 ? { enum: [...new Set(words)] } : (schemas[0] ?? {});
}

/** A phone's camera takes four times as many pixels as a screen shows, and notes the place. */
const smaller = { raster_image: { format: "webp", quality: 85, width: 2048, height: 2048 } };

const pictures = {
  code: { accept: "image/png,image/webp", media_folder: "/content/images", public_folder: "" },
  photograph: {
    accept: "image/jpeg,image/png,image/webp",
    // It lies beside its entry.
    media_folder: "",
    public_folder: "",
    media_libraries: { default: { config: { slugify_filename: true, transformations: smaller } } },
  },
};

function folded(fields: Field[]) {
  const first = fields.find(({ widget }) => widget === "string" || widget === "text") ?? fields[0];
  return { fields, summary: `{{fields.${first?.name}}}` };
}

function isSchema(schema: unknown): schema is Noted {
  return isKeys(schema);
}

/** Hints are in English and keep their order in the editor's Arabic interface (U+2066, U+2069). */
function leftToRight(words: string): string {
  return `\u2066${words}\u2069`;
}

/** `imageAlt` becomes "Image alt", and `not-found` becomes "Not found". */
export function readable(key: string): string {
  const words = key
    .replaceAll("-", " ")
    .replace(/([a-z\d])([A-Z])/g, (_, end: string, next: string) => `${end} ${next.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
