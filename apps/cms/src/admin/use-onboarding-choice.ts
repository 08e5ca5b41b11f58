"use client";

import { useState } from "react";

type Chosen = { choice: "sample" | "own" | "hidden"; name?: string; email?: string };

/** Saves how the school begins, and reloads the dashboard. */
export function useOnboardingChoice() {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState("");

  const choose = async (chosen: Chosen) => {
    setBusy(true);
    const problem = await post(chosen);
    setRefusal(problem);
    if (!problem) window.location.reload();
    setBusy(false);
  };
  return { isBusy, refusal, choose };
}

async function post(chosen: Chosen): Promise<string> {
  try {
    const response = await fetch("/cms-api/first-run", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(chosen),
    });
    if (response.ok) return "";
    const result = await response.json();
    return result.errors?.[0]?.message ?? "The server rejected the request.";
  } catch {
    return "The server could not be reached. Please try again.";
  }
}
