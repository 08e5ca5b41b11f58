import type { MessageView } from "../../model/principal-messages.ts";
import { useHydrated } from "../islands/use-hydrated.ts";
import { useText } from "../language/use-text.ts";
import { CarouselButtons } from "../ui/carousel/carousel-buttons.tsx";
import { Slide } from "../ui/carousel/slide.tsx";
import { useCarousel } from "../ui/carousel/use-carousel.ts";
import { Message } from "./message.tsx";

type PrincipalCarouselProps = { messages: MessageView[]; school: string };

export default function PrincipalCarousel({ messages, school }: PrincipalCarouselProps) {
  const t = useText();
  const isHydrated = useHydrated();
  const carousel = useCarousel();
  return (
    <section aria-roledescription={t("carousel")} aria-label={t("Messages")}>
      <div className="carousel__controls principal__controls">
        {isHydrated && <CarouselButtons noun={t("message")} {...carousel.buttons} />}
      </div>
      <div className="carousel__viewport" ref={carousel.viewportRef}>
        <div className="carousel__slides principal__slides" aria-live="polite">
          {messages.map((message, index) => (
            <Slide
              key={message.id}
              position={index + 1}
              count={messages.length}
              inert={isHydrated && index !== carousel.selected}
            >
              <Message message={message} school={school} hasLink />
            </Slide>
          ))}
        </div>
      </div>
    </section>
  );
}
