import type { MessageView, PrincipalState } from "../../model/principal-messages.ts";
import { Island } from "../islands/island.tsx";
import { useText } from "../language/use-text.ts";
import { useSchool } from "../school/use-school.ts";
import PrincipalCarousel from "./principal-carousel.tsx";
import { HomeMessages, PrincipalContent } from "./principal-content.tsx";
import PrincipalLoader from "./principal-loader.tsx";

export function Principal({ principal }: { principal: PrincipalState }) {
  const t = useText();
  const { name: school } = useSchool().identity;
  return (
    <section className="band principal" aria-label={t("Principal's message")}>
      <div className="wrap">
        <h2 className="label principal__label">{t("Principal's message")}</h2>
        {principal.state === "late" ? (
          <Island name="PrincipalLoader" of={PrincipalLoader} when="load" props={{ school }} />
        ) : (
          <PrincipalContent principal={principal}>
            {(messages) => (
              <HomeMessages messages={messages} school={school} Carousel={CarouselIsland} />
            )}
          </PrincipalContent>
        )}
      </div>
    </section>
  );
}

function CarouselIsland(props: { messages: MessageView[]; school: string }) {
  return <Island name="PrincipalCarousel" of={PrincipalCarousel} when="visible" props={props} />;
}
