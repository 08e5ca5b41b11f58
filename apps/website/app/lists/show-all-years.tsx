type ShowAllYearsProps = {
  path: string;
  /** The query to go to, such as `?year=all&month=3`. */
  query: string;
};

/** A way out of an empty list: the same search in all years (R29). A button of a GET form, so it needs no script. */
export function ShowAllYears({ path, query }: ShowAllYearsProps) {
  return (
    <form action={path} method="get">
      {Array.from(new URLSearchParams(query), ([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className="button button--quiet" type="submit">
        Show all years
      </button>
    </form>
  );
}
