import type { ReactNode } from "react";

type CalloutProps = {
  /** `alert` for what went wrong; colour is only its second sign, the words are the first. */
  tone?: "plain" | "alert";
  children: ReactNode;
};

/** A few lines set apart from the text around them. */
export function Callout({ tone = "plain", children }: CalloutProps) {
  return <div className={tone === "alert" ? "callout callout--alert" : "callout"}>{children}</div>;
}
