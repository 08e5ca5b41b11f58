/** The day as a torn-off calendar leaf. Decoration: the date itself stands in words or figures beside it (R30). */
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
