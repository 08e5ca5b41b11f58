import type { PrincipalMessage } from "@manor/contract";
import { useEffect, useState } from "react";
import { principalWords } from "../../rules/words.ts";
import { identity } from "../../school/identity.ts";
import { Message, MessagePhoto } from "./message.tsx";
import type { ShownMessage } from "./read-messages.ts";

type Loaded =
  | { state: "loading" }
  | { state: "failed" }
  | { state: "good"; messages: ShownMessage[] };

/** Stands in the page when the host was late: the browser asks and shows what comes (R50). */
export default function PrincipalLoader() {
  const [loaded, setLoaded] = useState<Loaded>({ state: "loading" });
  useEffect(() => {
    const stop = new AbortController();
    load(stop.signal).then(setLoaded, (error: unknown) => {
      if (stop.signal.aborted) return;
      console.warn(error);
      setLoaded({ state: "failed" });
    });
    return () => stop.abort();
  }, []);

  if (loaded.state === "good") {
    if (loaded.messages.length === 0)
      return <p className="principal__words">{principalWords.noItem}</p>;
    return loaded.messages.map((message) => <Message key={message.id} message={message} hasLink />);
  }
  return (
    <div className="principal__message">
      <MessagePhoto photo="" />
      <p className="principal__words" role="status">
        {loaded.state === "loading" ? principalWords.loading : principalWords.failed}
      </p>
    </div>
  );
}

async function load(signal: AbortSignal): Promise<Loaded> {
  const response = await fetch(`/api/PrincipalMessage/${identity.schoolCode}`, { signal });
  if (!response.ok) throw new Error(`HTTP error! Status: ${response.status}`);
  // The site's own /api answers in the contract's shape.
  const items = (await response.json()) as PrincipalMessage[];
  const { readMessages } = await import("./read-messages.ts");
  return { state: "good", messages: readMessages(items) };
}
