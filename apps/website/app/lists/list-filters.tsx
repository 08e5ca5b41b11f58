import type { ReactNode } from "react";
import { Icon } from "../ui/icon/icon.tsx";
import type { Option } from "./list-options.ts";

type ListFiltersProps = {
  /** Canonical path of the page; the form submits to it. */
  action: string;
  /** Links to the related lists. */
  tabs?: ReactNode;
  /** The label and the value of the count. */
  count?: { label: string; number: number };
  children: ReactNode;
};

/** The filter bar of a list. A plain GET form; enhancements/partial-update.ts submits it on change. */
export function ListFilters({ action, tabs, count, children }: ListFiltersProps) {
  return (
    <form className="filter-bar" action={action} method="get" autoComplete="off" data-update-fields>
      {tabs}
      <span className="filter-bar__space" />
      {count && (
        <p className="filter-bar__count" role="status" data-update="count">
          {count.label}{" "}
          <b className="filter-bar__number" data-count={count.number}>
            {count.number}
          </b>
        </p>
      )}
      {children}
    </form>
  );
}

type SelectFieldProps = { name: string; label: string; options: readonly Option[]; value: string };

/** A dropdown whose options may change with the list. */
export function SelectField({ name, label, options, value }: SelectFieldProps) {
  return (
    <div className="field">
      <label className="field__label" htmlFor={`filter-${name}`}>
        {label}
      </label>
      <select
        className="field__input"
        id={`filter-${name}`}
        name={name}
        defaultValue={value}
        data-update={name}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} aria-label={option.name}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The search box with the submit button. */
export function SearchField({ value }: { value: string }) {
  return (
    <div className="field field--wide">
      <label className="field__label" htmlFor="filter-q">
        Search
      </label>
      <div className="search-box">
        <input
          className="field__input"
          id="filter-q"
          type="search"
          name="q"
          defaultValue={value}
          placeholder="Search Here.."
          maxLength={100}
          enterKeyHint="search"
          spellCheck={false}
        />
        <button className="search-box__button" type="submit">
          <Icon name="search" />
          <span className="visually-hidden">Search</span>
        </button>
      </div>
    </div>
  );
}

/** The submit button of a form without a search box. */
export function ShowButton() {
  return (
    <button className="button button--quiet" type="submit">
      Show
    </button>
  );
}
