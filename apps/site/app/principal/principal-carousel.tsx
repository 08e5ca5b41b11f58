import { useAlive } from "../islands/use-alive.ts";
import { useCarousel } from "../ui/carousel/use-carousel.ts";
import { Icon } from "../ui/icon/icon.tsx";
import { Message } from "./message.tsx";
import type { ShownMessage } from "./read-messages.ts";

/** Several messages, one at a time; it never moves by itself. */
export default function PrincipalCarousel({ messages }: { messages: ShownMessage[] }) {
  const alive = useAlive();
  const carousel = useCarousel();
  return (
    <section aria-roledescription="carousel" aria-label="Messages">
      <div className="carousel__controls principal__controls">
        {alive && (
          <>
            <button
              type="button"
              className="round-button"
              aria-label="Previous message"
              aria-disabled={!carousel.canGoBack}
              onClick={carousel.previous}
            >
              <Icon name="previous" />
            </button>
            <button
              type="button"
              className="round-button"
              aria-label="Next message"
              aria-disabled={!carousel.canGoOn}
              onClick={carousel.next}
            >
              <Icon name="next" />
            </button>
          </>
        )}
      </div>
      <div className="carousel__viewport" ref={carousel.viewportRef}>
        <div className="carousel__slides principal__slides" aria-live="polite">
          {messages.map((message, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern, not a fieldset
            <div
              key={message.id}
              className="carousel__slide"
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${messages.length}`}
              inert={alive && index !== carousel.selected}
            >
              <Message message={message} hasLink />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
