import { createContext, use } from "react";

/** Today in Asia/Kolkata, `YYYY-MM-DD`, for text pages. */
const Today = createContext("");

export const TodayProvider = Today.Provider;

export function useToday(): string {
  return use(Today);
}
