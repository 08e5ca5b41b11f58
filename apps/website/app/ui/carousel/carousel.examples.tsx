import type { Examples } from "../examples.ts";
import { Slide } from "./slide.tsx";

const slides = ["First slide", "Second slide", "Third slide"];

export default {
  component: "Carousel",
  usage: "A horizontal scroll-snap list. Works without JavaScript.",
  examples: [
    {
      name: "Without JavaScript",
      element: (
        <section className="wrap" aria-roledescription="carousel" aria-label="Samples">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be focusable */}
          {/* biome-ignore lint/a11y/useSemanticElements: a scrolling list is a group, not a fieldset */}
          <div className="carousel__viewport" role="group" aria-label="Slides" tabIndex={0}>
            <div className="carousel__slides">
              {slides.map((slide, index) => (
                <Slide key={slide} position={index + 1} count={slides.length}>
                  <p className="empty-state">{slide}</p>
                </Slide>
              ))}
            </div>
          </div>
        </section>
      ),
    },
  ],
} satisfies Examples;
