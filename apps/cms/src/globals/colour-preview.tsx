"use client";

import { adjustBrand, type Brand, createTheme } from "@manor/content-api/theme";
import { useFormFields } from "@payloadcms/ui";
import { splitText } from "../i18n/split-text.ts";
import { useTranslator } from "../i18n/use-translator.ts";

const names = { ground: "Background", accent: "Accent", signal: "Alert" } as const;
const isColour = (value: unknown): value is string => /^#[0-9a-f]{6}$/i.test(String(value));

export function ColourPreview() {
  const brand = useFormFields(([fields]) => ({
    ground: fields["ground"]?.value,
    accent: fields["accent"]?.value,
    signal: fields["signal"]?.value,
  }));
  const { t } = useTranslator();
  if (!Object.values(brand).every(isColour)) return null;
  const wish = Object.fromEntries(
    Object.entries(brand).map(([name, value]) => [name, String(value).toLowerCase()]),
  ) as Brand;
  const theme = createTheme(wish);
  const adjusted = Object.entries(adjustBrand(wish)).filter(([, { isAdjusted }]) => isAdjusted);
  return (
    <div className="field-type">
      {adjusted.map(([name, { shown }]) => (
        <p key={name} role="status">
          {t("{name}: {wish} has too little contrast. The website uses {shown} instead.", {
            name: t(names[name as keyof Brand]),
            wish: wish[name as keyof Brand],
            shown,
          })}
        </p>
      ))}
      <div style={{ display: "flex", gap: "1rem", flexWrap: "wrap" }}>
        {(["light", "dark"] as const).map((mode) => (
          <div
            key={mode}
            style={{
              flex: "1 1 16rem",
              padding: "1rem",
              background: theme.paper[mode],
              color: theme.ink[mode],
            }}
          >
            <p>
              {splitText(t(`Text in the ${mode} theme, {link}, {error}`), {
                link: <span style={{ color: theme["pine-bright"][mode] }}>{t("a link")}</span>,
                error: <span style={{ color: theme.crimson[mode] }}>{t("an error")}</span>,
              })}
            </p>
            <p
              style={{
                padding: "0.75rem",
                background: theme.pine[mode],
                color: theme["on-pine"][mode],
              }}
            >
              {splitText(t("Footer, {number}"), {
                number: <span style={{ color: theme["on-pine-gold"][mode] }}>{t("a number")}</span>,
              })}
            </p>
            <p>
              <span
                style={{
                  padding: "0.4rem 0.8rem",
                  background: theme["brass-button"][mode],
                  color: theme["on-brass"][mode],
                }}
              >
                {t("Button")}
              </span>
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}
