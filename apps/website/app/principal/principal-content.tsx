import type { ComponentType, ReactNode } from "react";
import type { MessageView, PrincipalState } from "../../model/principal-messages.ts";
import { useText } from "../language/use-text.ts";
import { Message, MessagePhoto } from "./message.tsx";

/** The texts of the specification (R50). */
const texts = {
  loading: "Loading principal's message...",
  noItem: "No message found for Principal.",
  failed: "Failed to load principal message.",
} as const;

type PrincipalContentProps = {
  principal: PrincipalState;
  children: (messages: MessageView[]) => ReactNode;
};

export function PrincipalContent({ principal, children }: PrincipalContentProps) {
  const t = useText();
  if (principal.state !== "good") {
    return (
      <div className="principal__message">
        <MessagePhoto photo="" />
        <p className="principal__words" role="status">
          {t(principal.state === "late" ? texts.loading : texts.failed)}
        </p>
      </div>
    );
  }
  if (principal.messages.length === 0) {
    return <p className="principal__words">{t(texts.noItem)}</p>;
  }
  return children(principal.messages);
}

type HomeMessagesProps = {
  messages: MessageView[];
  school: string;
  Carousel: ComponentType<{ messages: MessageView[]; school: string }>;
};

export function HomeMessages({ messages, school, Carousel }: HomeMessagesProps) {
  const [first] = messages;
  if (!first || messages.length > 1) return <Carousel messages={messages} school={school} />;
  return <Message message={first} school={school} hasLink />;
}
