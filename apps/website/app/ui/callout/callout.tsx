import type { ReactNode } from "react";

type CalloutProps = {
  /** `alert` for errors; colour is only the second signal, the text is the first. */
  tone?: "plain" | "alert";
  children: ReactNode;
};

/** A few lines set apart from the surrounding text. */
export function Callout({ tone = "plain", children }: CalloutProps) {
  return <div className={tone === "alert" ? "callout callout--alert" : "callout"}>{children}</div>;
}
