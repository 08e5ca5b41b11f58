import type { Payload } from "payload";
import { addMonths, atNoon, dayOfMonth, daysIn } from "./days.ts";
import type { Sample } from "./sample.ts";

const breakfasts = [
  "Aloo paratha, curd, tea",
  "Idli, sambar, banana",
  "Porridge, toast, boiled egg",
  "Poha, sprouts, milk",
  "Puri, chana, tea",
  "Omelette, toast, fruit",
  "Dosa, chutney, milk",
];
const lunches = [
  "Rajma, rice, salad",
  "Dal, seasonal vegetable, chapati",
  "Kadhi, rice, papad",
  "Chicken curry or paneer, rice",
  "Chole, chapati, onion salad",
  "Vegetable pulao, raita",
  "Lemon rice, dal, beans",
];
const dinners = [
  "Chapati, mixed vegetables, kheer",
  "Noodles, soup, fruit",
  "Dal makhani, jeera rice, halwa",
  "Vegetable stew, bread, custard",
  "Egg curry or kofta, chapati",
  "Khichdi, curd, pickle",
  "Shepherd’s pie, salad, jelly",
];

/** A menu for every day of the previous and the current month, and of the same month a year ago. */
export async function createMenus(payload: Payload, sample: Sample): Promise<void> {
  let count = 0;
  for (const away of [-12, -1, 0]) {
    const month = addMonths(sample.today, away);
    for (let day = 1; day <= daysIn(month); day += 1) {
      count += 1;
      await sample.publish(payload, "weekly-menus", {
        date: atNoon(dayOfMonth(month, day)),
        breakfast: breakfasts[count % breakfasts.length],
        lunch: lunches[(count * 3) % lunches.length],
        dinner: dinners[(count * 5) % dinners.length],
      });
    }
  }
}
