import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { loadPrincipal } from "../../blocks/principal/load-principal.ts";
import { Message } from "../../blocks/principal/message.tsx";
import { PrincipalFailed } from "../../blocks/principal/principal.tsx";
import PrincipalLoader from "../../blocks/principal/principal-loader.tsx";
import type { ShownMessage } from "../../blocks/principal/read-messages.ts";
import { RichText } from "../../blocks/principal/rich-text-view.tsx";
import { Island } from "../../islands/island.tsx";
import { FIRST_PARAGRAPHS } from "../../rules/principal.ts";
import { principalWords } from "../../rules/words.ts";
import { siteOf } from "../../site-context.ts";
import { PageHead } from "../../ui/page-head.tsx";

export const loader = (args: LoaderFunctionArgs) => loadPrincipal(siteOf(args).reader);

/** Every message of the principal, one below the other (R50). */
export default function PrincipalMessage() {
  const principal = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Principal's Message" section="About" />
      <div className="principal-message wrap">
        {principal.state === "late" && (
          <Island name="PrincipalLoader" of={PrincipalLoader} when="load" props={{}} />
        )}
        {principal.state === "failed" && <PrincipalFailed />}
        {principal.state === "good" && principal.messages.length === 0 && (
          <p className="principal__words">{principalWords.noItem}</p>
        )}
        {principal.state === "good" &&
          principal.messages.map((message) => <WholeMessage key={message.id} message={message} />)}
      </div>
    </>
  );
}

function WholeMessage({ message }: { message: ShownMessage }) {
  const rest = message.paragraphs.slice(FIRST_PARAGRAPHS);
  return (
    <article className="principal-message__item">
      <Message message={message} hasLink={false} />
      {rest.length > 0 && (
        <details className="principal-message__rest">
          <summary className="principal-message__more">Read the full message</summary>
          {rest.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name and never move
            <p className="principal-message__paragraph" key={index}>
              <RichText parts={paragraph} />
            </p>
          ))}
        </details>
      )}
    </article>
  );
}
