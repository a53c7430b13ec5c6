import type { Field } from "@sveltia/cms";
import { type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { languages } from "../content/load-content.server.ts";
import { isKeys } from "../i18n/interpolate.ts";
import { boxFor, folded, readable, type Widget } from "./field-words.server.ts";

/** The fields of a file of data, as its schema has them. */
export function dataFields(schema: v.GenericSchema): Field[] {
  const whole = toJsonSchema(schema, {
    // A check is a function, which the editor cannot run.
    errorMode: "ignore",
    overrideAction: ({ valibotAction: action, jsonSchema }) =>
      "metadata" in action && isKeys(action.metadata)
        ? { ...jsonSchema, ...action.metadata }
        : undefined,
  });
  return propertiesOf(whole);
}

/** A schema with the metadata of this project. */
type DataSchema = JsonSchema & { readonly picture?: keyof typeof pictures };

function dataField(name: string, schema: DataSchema, required: boolean): Field {
  if (schema.const !== undefined) return { name, widget: "hidden", default: schema.const };
  return {
    name,
    label: languages().find(({ code }) => code === name)?.name ?? schema.title ?? readable(name),
    required,
    ...dataWidget(schema),
  };
}

function dataWidget(schema: DataSchema): Widget {
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
    ...{ widget: boxFor(maxlength ?? 0), minlength, maxlength },
    ...(schema.pattern && { pattern: [schema.pattern, "The site expects another form."] }),
  };
}

function dataList({ minItems, maxItems }: DataSchema, item: DataSchema): Widget {
  const fields = propertiesOf(item);
  const items = fields.length > 0 ? folded(fields) : { field: dataField("item", item, true) };
  return { widget: "list", collapsed: "auto", min: minItems, max: maxItems, ...items };
}

/** The fields of an object. Where it has several forms, it gets the fields of all of them. */
function propertiesOf(schema: DataSchema): Field[] {
  const choices = (schema.oneOf ?? schema.anyOf ?? [schema]).filter(isSchema);
  const names = new Set(choices.flatMap(({ properties }) => Object.keys(properties ?? {})));
  return [...names].map((name) => {
    const found = choices.map(({ properties }) => properties?.[name]).filter(isSchema);
    const required = choices.every((choice) => choice.required?.includes(name));
    return dataField(name, found.length > 1 ? mergeSchemas(found) : (found[0] ?? {}), required);
  });
}

/** Keys with a fixed value, which names the form, become one list. Other keys are the same in each form. */
function mergeSchemas(schemas: readonly DataSchema[]): DataSchema {
  const words = schemas.map((schema) => schema.const).filter((word) => word !== undefined);
  return words.length > 0 ? { enum: [...new Set(words)] } : (schemas[0] ?? {});
}

/** A phone's picture has four times the pixels that a screen shows, and says where it was taken. */
const smaller = { raster_image: { format: "webp", quality: 85, width: 2048, height: 2048 } };

const pictures = {
  code: { accept: "image/png,image/webp", media_folder: "/content/images", public_folder: "" },
  photograph: {
    accept: "image/jpeg,image/png,image/webp",
    // The picture lies beside its entry.
    media_folder: "",
    public_folder: "",
    media_libraries: { default: { config: { slugify_filename: true, transformations: smaller } } },
  },
};

function isSchema(schema: unknown): schema is DataSchema {
  return isKeys(schema);
}
