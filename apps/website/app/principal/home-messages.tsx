import type { ComponentType } from "react";
import { Message } from "./message.tsx";
import type { MessageView } from "./read-messages.ts";

type HomeMessagesProps = {
  messages: MessageView[];
  school: string;
  /** The component for several messages. */
  Carousel: ComponentType<{ messages: MessageView[]; school: string }>;
};

/** The messages on home: a single one, or a carousel of several. */
export function HomeMessages({ messages, school, Carousel }: HomeMessagesProps) {
  const [first] = messages;
  if (!first || messages.length > 1) return <Carousel messages={messages} school={school} />;
  return <Message message={first} school={school} hasLink />;
}
