/** The date as a torn-off calendar leaf. Decorative: the date is also in the text next to it (R30). */
export function DateLeaf({ day }: { day: string }) {
  const [year, month, date] = day.split("-");
  if (!year || !month || !date) return null;
  return (
    <span className="date-leaf" aria-hidden="true">
      <b className="date-leaf__day">{Number(date)}</b>
      <span className="date-leaf__month">
        {shortMonths[Number(month) - 1]} {year}
      </span>
    </span>
  );
}

const shortMonths = [
  "Jan",
  "Feb",
  "Mar",
  "Apr",
  "May",
  "Jun",
  "Jul",
  "Aug",
  "Sep",
  "Oct",
  "Nov",
  "Dec",
];
