import { describe, expect, test } from "vitest";
import { volunteerForm } from "../get-involved/volunteer-form.ts";
import { adoptValues, isPristine, overlay, readControls } from "./adopt-values.ts";

const { initial } = volunteerForm;

describe("the values a form starts with", () => {
  test("are its own where nothing was typed and no draft kept", () => {
    expect(adoptValues(volunteerForm, initial, {})).toEqual(initial);
    expect(adoptValues(volunteerForm, {}, {})).toEqual(initial);
  });

  test("are the draft's", () => {
    const draft = { name: "Aïcha", dialCode: "+221" };
    expect(adoptValues(volunteerForm, initial, draft)).toEqual({ ...initial, ...draft });
  });

  test("are, before the draft's, those typed before the script arrived", () => {
    const values = adoptValues(
      volunteerForm,
      { ...initial, name: "Ali", dialCode: "+33" },
      { name: "Aïcha", dialCode: "+221", message: "Kept" },
    );
    expect(values).toEqual({ ...initial, name: "Ali", dialCode: "+33", message: "Kept" });
  });

  test("are normalized like typing", () => {
    expect(adoptValues(volunteerForm, { phone: "36 12" }, {}).phone).toBe("3612");
    expect(adoptValues(volunteerForm, {}, { phone: "٣٦ 12" }).phone).toBe("3612");
  });
});

test("what a browser filled in without telling is laid over the values", () => {
  expect(overlay(volunteerForm, initial, { phone: "36 12", name: "Ali" })).toEqual({
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

test("controls are read by name, with LF line breaks; files and other fields are not", () => {
  const data = new FormData();
  data.set("name", "Aïcha");
  data.set("message", "a\r\nb");
  data.set("phone", new Blob(["x"]));
  data.set("referral_code", "x");
  expect(readControls(data, volunteerForm.fields)).toEqual({ name: "Aïcha", message: "a\nb" });
});
