import { Island } from "../../islands/island.tsx";
import { principalWords } from "../../rules/words.ts";
import { Message, MessagePhoto } from "./message.tsx";
import PrincipalCarousel from "./principal-carousel.tsx";
import PrincipalLoader from "./principal-loader.tsx";
import type { ShownMessage } from "./read-messages.ts";

/** What the server knows of the message when the page leaves. */
export type PrincipalState =
  | { state: "late" }
  | { state: "failed" }
  | { state: "good"; messages: ShownMessage[] };

/** The principal's message on the home page, in each of its states (spec section 4). */
export function Principal({ principal }: { principal: PrincipalState }) {
  return (
    <section className="band principal" aria-label="Principal's message">
      <div className="wrap">
        <h2 className="label principal__label">Principal's message</h2>
        {principal.state === "late" && (
          <Island name="PrincipalLoader" of={PrincipalLoader} when="load" props={{}} />
        )}
        {principal.state === "failed" && <PrincipalFailed />}
        {principal.state === "good" && <PrincipalMessages messages={principal.messages} />}
      </div>
    </section>
  );
}

function PrincipalMessages({ messages }: { messages: ShownMessage[] }) {
  const [first] = messages;
  if (!first) return <p className="principal__words">{principalWords.noItem}</p>;
  if (messages.length === 1) return <Message message={first} hasLink />;
  return (
    <Island name="PrincipalCarousel" of={PrincipalCarousel} when="visible" props={{ messages }} />
  );
}

export function PrincipalFailed() {
  return (
    <div className="principal__message">
      <MessagePhoto photo="" />
      <p className="principal__words">{principalWords.failed}</p>
    </div>
  );
}
