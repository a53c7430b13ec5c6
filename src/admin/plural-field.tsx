import type { CustomFieldControlProps } from "@sveltia/cms";
import { Component, createRef } from "react";
import type { EditorPlan } from "./editor-plan.server.ts";

/**
 * One field holds all plural forms, since Sveltia CMS gives every language the same fields and Arabic has six
 * forms. It is a class, since Sveltia CMS has another React, whose hooks do not work here.
 */
export const pluralField = (plurals: EditorPlan["plurals"]) =>
  class PluralField extends Component<CustomFieldControlProps> {
    readonly #root = createRef<HTMLDivElement>();
    override readonly state: { readonly code: string } = { code: "" };

    override componentDidMount() {
      this.#lookWhereItStands();
    }

    /** A column keeps its fields when it changes to another language. */
    override componentDidUpdate() {
      this.#lookWhereItStands();
    }

    isValid() {
      const problem = this.#problem();
      return problem === undefined ? true : { error: { message: problem } };
    }

    override render() {
      const { forID, classNameWrapper, onChange } = this.props;
      const { code } = this.state;
      const wordings = this.#wordings();
      return (
        <div ref={this.#root}>
          {(plurals[code] ?? []).map(({ category, numbers }, index) => (
            <p key={category}>
              <label htmlFor={`${forID}-${category}`}>
                {numbers === "" ? category : `${category}: ${numbers} …`}
              </label>
              <input
                id={index === 0 ? forID : `${forID}-${category}`}
                className={classNameWrapper}
                style={{ inlineSize: "100%" }}
                type="text"
                lang={code}
                dir="auto"
                data-form={category}
                value={wordings[category] ?? ""}
                onChange={({ target }) => onChange({ ...wordings, [category]: target.value })}
              />
            </p>
          ))}
        </div>
      );
    }

    #lookWhereItStands(): void {
      const column = this.#root.current?.closest<HTMLElement>("[data-locale]");
      const code = column?.dataset["locale"] ?? "";
      if (code !== this.state.code) this.setState({ code });
    }

    #wordings(): Readonly<Record<string, string>> {
      const { value } = this.props;
      return { ...(typeof value?.toJS === "function" ? value.toJS() : value) };
    }

    #problem(): string | undefined {
      const wordings = this.#wordings();
      const name = `{${this.props.field.get("placeholder")}}`;
      return (plurals[this.state.code] ?? [])
        .map(({ category }) => problemOf(category, wordings[category] ?? "", name))
        .find((problem) => problem !== undefined);
    }
  };

function problemOf(category: string, wording: string, name: string): string | undefined {
  if (wording.trim() === "") return `The form “${category}” needs a wording.`;
  const placeholders = wording.match(/\{[^{}]*\}/g) ?? [];
  if (placeholders.some((placeholder) => placeholder !== name)) {
    return `“${category}”: no placeholder other than ${name}.`;
  }
  const isMissing = category === "other" && placeholders.length === 0;
  return isMissing ? `“other” has to keep ${name}.` : undefined;
}
