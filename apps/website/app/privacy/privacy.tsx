import { LanguageProvider, useLanguage } from "../language/use-language.ts";
import { usePage } from "../language/use-page.ts";
import { useSchool } from "../school/use-school.ts";
import { getSite } from "../site-context.ts";
import { PageHead } from "../ui/page-head/page-head.tsx";
import { Table } from "../ui/table/table.tsx";
import type { Route } from "./+types/privacy";
import { englishText } from "./english-text.ts";
import { hindiText } from "./hindi-text.ts";
import { getPrivacyFacts, type PrivacyFacts, type PrivacyText } from "./privacy-facts.ts";

export async function loader(args: Route.LoaderArgs) {
  const [byMail] = await getSite(args).reader.listOrNone("newsletters");
  return { hasNewsletter: byMail !== undefined };
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const page = usePage("privacy");
  const language = useLanguage();
  const isHindi = language.language === "hi";
  const school = useSchool();
  const english = getPrivacyFacts(school, "english", loaderData.hasNewsletter);
  const hindi = getPrivacyFacts(school, "hindi", loaderData.hasNewsletter);
  return (
    <>
      <PageHead {...page} />
      {isHindi ? (
        <article className="legal wrap">
          <Text text={hindiText(hindi)} facts={hindi} heading="h2" />
        </article>
      ) : (
        <>
          <article className="legal wrap">
            <p>
              <a href="#hindi" lang="hi">
                हिन्दी में पढ़ें
              </a>
            </p>
            <Text text={englishText(english)} facts={english} heading="h2" />
          </article>
          <article className="legal legal--hindi wrap" id="hindi" lang="hi">
            <h2>गोपनीयता</h2>
            <LanguageProvider value={{ ...language, language: "hi" }}>
              <Text text={hindiText(hindi)} facts={hindi} heading="h3" />
            </LanguageProvider>
          </article>
        </>
      )}
    </>
  );
}

type TextProps = { text: PrivacyText; facts: PrivacyFacts; heading: "h2" | "h3" };

function Text({ text, facts, heading: Heading }: TextProps) {
  return (
    <>
      <Heading>{text.contactTitle}</Heading>
      <p>{text.contact}</p>
      <p>
        <a href={`mailto:${facts.email}`}>{facts.email}</a>
        {" · "}
        <a href={`tel:${facts.phone.replaceAll(" ", "")}`}>{facts.phone}</a>
      </p>
      <Heading>{text.dataTitle}</Heading>
      <Table caption={text.dataTitle} columns={text.columns} rows={text.data} />
      {text.sections.map(({ title, paragraphs, list }) => (
        <section key={title}>
          <Heading>{title}</Heading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {list && (
            <ul>
              {list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </>
  );
}
