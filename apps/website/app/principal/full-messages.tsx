import type { MessageView } from "../../model/principal-messages.ts";
import { useText } from "../language/use-text.ts";
import { FIRST_PARAGRAPHS, Message } from "./message.tsx";
import { RichText } from "./rich-text-view.tsx";

type FullMessagesProps = { messages: MessageView[]; school: string };

export const FullMessages = ({ messages, school }: FullMessagesProps) =>
  messages.map((message) => <FullMessage key={message.id} message={message} school={school} />);

function FullMessage({ message, school }: { message: MessageView; school: string }) {
  const t = useText();
  const rest = message.paragraphs.slice(FIRST_PARAGRAPHS);
  return (
    <article className="principal-message__item">
      <Message message={message} school={school} hasLink={false} />
      {rest.length > 0 && (
        <details className="principal-message__rest">
          <summary className="principal-message__more">{t("Read the full message")}</summary>
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
