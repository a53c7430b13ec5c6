import { expect, test } from "vitest";
import { contactFields } from "../contact/contact-schema.ts";
import { volunteerFields } from "../get-involved/volunteer-schema.ts";
import { constraintsOf } from "./constraints.ts";

const fields = [...new Set([...volunteerFields, ...contactFields])];

test.each(fields)("%s is marked required and never cuts a paste", (field) => {
  expect(constraintsOf(field)).toMatchObject({ required: true });
  expect(constraintsOf(field)).not.toHaveProperty("maxLength");
});

test.each([
  ["name", { type: "text", minLength: 2, autoComplete: "name" }],
  ["email", { type: "email", inputMode: "email", autoComplete: "email" }],
  ["phone", { type: "text", inputMode: "numeric", minLength: 7, autoComplete: "tel-national" }],
  ["dialCode", { autoComplete: "tel-country-code" }],
  ["interest", { type: "text", autoComplete: "off" }],
  ["availability", { type: "text", autoComplete: "off" }],
  ["subject", { type: "text", autoComplete: "off" }],
  ["message", { minLength: 10, autoComplete: "off" }],
] as const)("%s has the attributes of its rules", (field, attributes) => {
  expect(constraintsOf(field)).toMatchObject(attributes);
});
