import { useText } from "../language/use-text.ts";
import { Form } from "../ui/link/form.tsx";

type ShowAllYearsProps = {
  path: string;
  query: string;
};

/** For an empty list: the same search in all years (R29). A GET form, so it works without JavaScript. */
export function ShowAllYears({ path, query }: ShowAllYearsProps) {
  const t = useText();
  return (
    <Form action={path} method="get">
      {Array.from(new URLSearchParams(query), ([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className="button button--quiet" type="submit">
        {t("Show all years")}
      </button>
    </Form>
  );
}
