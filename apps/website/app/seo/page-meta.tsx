import {
  breadcrumbData,
  dataBlock,
  describePage,
  type PageRequest,
  schoolData,
} from "../../model/seo/describe-page.ts";

export function PageMeta(request: PageRequest) {
  const page = describePage(request);
  const { title, description, canonical, isIndexed, preview, previewAlt } = page;
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {!isIndexed && <meta name="robots" content="noindex" />}
      {page.feeds.map(({ address, type, title }) => (
        <link key={address} rel="alternate" type={type} title={title} href={address} />
      ))}
      {canonical && (
        <>
          <link rel="canonical" href={canonical} />
          {page.alternates.map(({ locale, href }) => (
            <link key={locale} rel="alternate" hrefLang={locale} href={href} />
          ))}
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={request.school.identity.name} />
          <meta property="og:locale" content={page.locale} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={canonical} />
          <meta property="og:image" content={preview} />
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={previewAlt} />
          <meta name="twitter:card" content="summary_large_image" />
          <DataBlock
            data={
              request.path === "/"
                ? schoolData(request.school, request.origin)
                : breadcrumbData(page)
            }
          />
        </>
      )}
    </>
  );
}

/** A data block is not a script: the content security policy allows it, and no browser runs it. */
function DataBlock({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of the site's own facts with every "<" escaped
      dangerouslySetInnerHTML={{ __html: dataBlock(data) }}
    />
  );
}
