import type { ReactNode } from "react";
import { useText } from "../language/use-text.ts";
import { Icon } from "../ui/icon/icon.tsx";
import { Form } from "../ui/link/form.tsx";
import type { Option } from "./list-view.ts";

type ListFiltersProps = {
  action: string;
  tabs?: ReactNode;
  count?: { label: string; number: number };
  children: ReactNode;
};

/** The filter bar of a list. A plain GET form; enhancements/partial-update.ts submits it on change. */
export function ListFilters({ action, tabs, count, children }: ListFiltersProps) {
  return (
    <Form className="filter-bar" action={action} method="get" autoComplete="off" data-update-fields>
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
    </Form>
  );
}

type SelectFieldProps = { name: string; label: string; options: readonly Option[]; value: string };

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

export function SearchField({ value }: { value: string }) {
  const t = useText();
  return (
    <div className="field field--wide">
      <label className="field__label" htmlFor="filter-q">
        {t("Search")}
      </label>
      <div className="search-box">
        <input
          className="field__input"
          id="filter-q"
          type="search"
          name="q"
          defaultValue={value}
          placeholder={t("Search Here..")}
          maxLength={100}
          enterKeyHint="search"
          spellCheck={false}
        />
        <button className="search-box__button" type="submit">
          <Icon name="search" />
          <span className="visually-hidden">{t("Search")}</span>
        </button>
      </div>
    </div>
  );
}

export function ShowButton() {
  const t = useText();
  return (
    <button className="button button--quiet" type="submit">
      {t("Show")}
    </button>
  );
}
