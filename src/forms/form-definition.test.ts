import { describe, expect, test } from "vitest";
import { message } from "../../tests/support/forms-values.ts";
import { contactForm } from "../contact/contact-form.ts";
import { volunteerForm } from "../get-involved/volunteer-form.ts";
import { isPristine, mergeInitialValues, mergeValues } from "./form-definition.ts";

test("what is no field of the form is dropped", () => {
  const values = { ...message, admin: "yes" };
  expect(contactForm.check(values)).toEqual({ ok: true, value: message });
});

const { initial } = volunteerForm;

describe("the values a form starts with", () => {
  test("are its own where nothing was typed and no draft kept", () => {
    expect(mergeInitialValues(volunteerForm, initial, {})).toEqual(initial);
    expect(mergeInitialValues(volunteerForm, {}, {})).toEqual(initial);
  });

  test("are the draft's", () => {
    const draft = { name: "Aïcha", dialCode: "+221" };
    expect(mergeInitialValues(volunteerForm, initial, draft)).toEqual({ ...initial, ...draft });
  });

  test("are, before the draft's, those typed before the script arrived", () => {
    const values = mergeInitialValues(
      volunteerForm,
      { ...initial, name: "Ali", dialCode: "+33" },
      { name: "Aïcha", dialCode: "+221", message: "Kept" },
    );
    expect(values).toEqual({ ...initial, name: "Ali", dialCode: "+33", message: "Kept" });
  });

  test("are normalized like typing", () => {
    expect(mergeInitialValues(volunteerForm, { phone: "36 12" }, {}).phone).toBe("3612");
    expect(mergeInitialValues(volunteerForm, {}, { phone: "٣٦ 12" }).phone).toBe("3612");
  });
});

test("what a browser filled in without telling is laid over the values", () => {
  expect(mergeValues(volunteerForm, initial, { phone: "36 12", name: "Ali" })).toEqual({
    ...initial,
    phone: "3612",
    name: "Ali",
  });
});

test("a form is pristine until a field differs, the dial code included", () => {
  expect(isPristine(volunteerForm, { ...initial })).toBe(true);
  expect(isPristine(volunteerForm, { ...initial, dialCode: "+1" })).toBe(false);
  expect(isPristine(volunteerForm, { ...initial, message: " " })).toBe(false);
});

test("what is no field of the form is left out", () => {
  expect(mergeInitialValues(volunteerForm, { age: "7" }, { age: "8" })).toEqual(initial);
  expect(mergeValues(volunteerForm, initial, { age: "7" })).toEqual(initial);
});
