import { monthTitle } from "../../model/dates/day.ts";
import { useText } from "../language/use-text.ts";
import { ContentText } from "../ui/content-text/content-text.tsx";
import { DASH, type MenuDay, type MenuWeek, type WeeklyMenuView } from "./weekly-menu-view.ts";

const MEALS = ["Breakfast", "Lunch", "Dinner"] as const;

/** Day and three meals; one `<tbody>` per week where the month has several (R44). */
export function WeeklyMenuTable({ chosen, weeks }: Pick<WeeklyMenuView, "chosen" | "weeks">) {
  const t = useText();
  return (
    <table className="weekly-menu">
      <caption className="weekly-menu__caption">{monthTitle(chosen, t)}</caption>
      <thead>
        <tr>
          <th scope="col">{t("Day")}</th>
          {MEALS.map((meal) => (
            <th key={meal} scope="col">
              {t(meal)}
            </th>
          ))}
        </tr>
      </thead>
      {weeks.length === 0 && <NoMeals />}
      {weeks.map((week) => (
        <WeekRows key={week.heading} week={week} />
      ))}
    </table>
  );
}

function WeekRows({ week: { heading, days } }: { week: MenuWeek }) {
  return (
    <tbody>
      {heading && (
        <tr className="weekly-menu__week">
          <th scope="rowgroup" colSpan={4}>
            {heading}
          </th>
        </tr>
      )}
      {days.map((day) => (
        <DayRow key={day.date + day.meals.join()} day={day} />
      ))}
    </tbody>
  );
}

function DayRow({ day: { weekday, meals, isToday } }: { day: MenuDay }) {
  const t = useText();
  return (
    <tr
      className={isToday ? "weekly-menu__today" : undefined}
      aria-current={isToday ? "date" : undefined}
    >
      <th scope="row">{weekday}</th>
      {MEALS.map((meal, n) => (
        <td key={meal} data-meal={t(meal)}>
          <ContentText>{meals[n] ?? DASH}</ContentText>
        </td>
      ))}
    </tr>
  );
}

function NoMeals() {
  const t = useText();
  return (
    <tbody>
      <tr>
        <td>{DASH}</td>
        {MEALS.map((meal) => (
          <td key={meal} data-meal={t(meal)}>
            {DASH}
          </td>
        ))}
      </tr>
    </tbody>
  );
}
