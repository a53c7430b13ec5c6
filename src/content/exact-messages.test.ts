import { expect, test } from "vitest";
import { formsSchema } from "../forms/forms-texts.ts";
import { getInvolvedSchema } from "../get-involved/get-involved-texts.ts";
import { interpolate } from "../i18n/interpolate.ts";
import { languages, loadTexts } from "./load-content.ts";

const english = languages()[0];
if (!english) throw new Error("no language");

const getInvolved = loadTexts("get-involved.yaml", getInvolvedSchema, english);
const forms = loadTexts("forms.yaml", formsSchema, english);

/** The words of the forms that the specification fixes, by section; English only. */

test("section 4: the labels of the forms", () => {
  expect(getInvolved.form.submitting).toBe("Submitting...");
  expect(forms.liveEmail).toBe("Invalid email");
});

test("section 5: the messages of the rules", () => {
  expect(forms.errors).toEqual({
    nameRequired: "Name is required",
    nameTooShort: "Name must be at least 2 characters",
    nameTooLong: "Name must be less than 100 characters",
    emailRequired: "Email is required",
    emailInvalid: "Please enter a valid email address",
    phoneRequired: "Phone number is required",
    phoneInvalid: "Please enter a valid phone number (7-15 digits)",
    // The specification has no message for a country code that is not on the list.
    dialCodeInvalid: expect.any(String),
    interestRequired: "Area of interest is required",
    interestTooLong: "Interest must be less than 200 characters",
    availabilityRequired: "Availability is required",
    availabilityTooLong: "Availability must be less than 200 characters",
    subjectRequired: "Subject is required",
    subjectTooLong: "Subject must be less than 200 characters",
    messageRequired: "Message is required",
    messageTooShort: "Message must be at least 10 characters",
    messageTooLong: "Message must be less than 2000 characters",
  });
});

test("section 8: the toasts of the forms", () => {
  const email = "{email}";
  const { invalid, volunteer, contact: message } = forms;
  expect(invalid).toEqual({
    title: "Please fix the errors below",
    text: "Some fields need to be corrected before submitting.",
  });
  expect(volunteer.success).toEqual({
    title: "Application Submitted!",
    text: "Thank you for your interest in volunteering. We'll contact you soon.",
  });
  expect([volunteer.failure.title, interpolate(volunteer.failure.text, { email })]).toEqual([
    "Error Submitting Application",
    "There was an issue submitting your application. Please try again or contact us directly at {email}",
  ]);
  expect(message.success).toEqual({
    title: "Message Sent Successfully!",
    text: "Thank you for reaching out. We'll get back to you within 24 hours.",
  });
  expect([message.failure.title, interpolate(message.failure.text, { email })]).toEqual([
    "Error Sending Message",
    "There was an issue sending your message. Please try again or contact us directly at {email}",
  ]);
});
