import type { ReactNode } from "react";

type StanzaProps = {
  /** "Chorus", "First verse" */
  name: string;
  refrain?: boolean;
  children: ReactNode;
};

export function Stanza({ name, refrain = false, children }: StanzaProps) {
  return (
    <section className={refrain ? "stanza stanza--refrain" : "stanza"} aria-label={name}>
      <h2 className="stanza__name label">{name}</h2>
      {children}
    </section>
  );
}

/** Whose words and tune they are. */
export function Credit({ children }: { children: ReactNode }) {
  return <p className="stanza-credit">{children}</p>;
}
