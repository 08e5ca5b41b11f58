import type { Examples } from "../examples.ts";

export default {
  component: "Field",
  usage: "An input with its label above and its error below.",
  examples: [
    {
      name: "Text, error, select, search",
      element: (
        <div className="cards cards--two wrap">
          <div className="field">
            <label className="field__label" htmlFor="example-name">
              Your name
            </label>
            <input className="field__input" id="example-name" defaultValue="A sample parent" />
          </div>
          <div className="field">
            <label className="field__label" htmlFor="example-mail">
              Your address
            </label>
            <input
              className="field__input"
              id="example-mail"
              aria-invalid="true"
              aria-describedby="example-mail-error"
              defaultValue="sample"
            />
            <p className="field__error" id="example-mail-error">
              Invalid email address
            </p>
          </div>
          <div className="field">
            <label className="field__label" htmlFor="example-choice">
              Class
            </label>
            <select className="field__input" id="example-choice" defaultValue="VII">
              <option>VI</option>
              <option>VII</option>
            </select>
          </div>
          <div className="field">
            <label className="field__label" htmlFor="example-search">
              Find
            </label>
            <input
              className="field__input"
              id="example-search"
              type="search"
              placeholder="Search Here.."
            />
          </div>
        </div>
      ),
    },
  ],
} satisfies Examples;
