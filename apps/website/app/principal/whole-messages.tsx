import { Message } from "./message.tsx";
import type { ShownMessage } from "./read-messages.ts";
import { RichText } from "./rich-text-view.tsx";
import { FIRST_PARAGRAPHS } from "./select-messages.ts";

type WholeMessagesProps = { messages: ShownMessage[]; school: string };

/** Every message, one below the other; everything after the first paragraphs is collapsed (R50). */
export const WholeMessages = ({ messages, school }: WholeMessagesProps) =>
  messages.map((message) => <WholeMessage key={message.id} message={message} school={school} />);

function WholeMessage({ message, school }: { message: ShownMessage; school: string }) {
  const rest = message.paragraphs.slice(FIRST_PARAGRAPHS);
  return (
    <article className="principal-message__item">
      <Message message={message} school={school} hasLink={false} />
      {rest.length > 0 && (
        <details className="principal-message__rest">
          <summary className="principal-message__more">Read the full message</summary>
          {rest.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no id and never change order
            <p className="principal-message__paragraph" key={index}>
              <RichText parts={paragraph} />
            </p>
          ))}
        </details>
      )}
    </article>
  );
}
