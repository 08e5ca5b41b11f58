import { createContext, use } from "react";

/** The calendar day in Asia/Kolkata, `YYYY-MM-DD`, on which the text page is read. */
const Today = createContext("");

export const TodayProvider = Today.Provider;

export function useToday(): string {
  return use(Today);
}
