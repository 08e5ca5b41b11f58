"use client";

import { type Brand, nearestOf, themeOf } from "@manor/content-api/theme";
import { useFormFields } from "@payloadcms/ui";
import { splitText } from "../i18n/split-text.ts";
import { useSay } from "../i18n/use-say.ts";

const names = { ground: "Background", accent: "Accent", signal: "Alert" } as const;
const isColour = (value: unknown): value is string => /^#[0-9a-f]{6}$/i.test(String(value));

/** The colours that the website derives from the three, light and dark; names each colour that was adjusted. */
export function ShownColours() {
  const brand = useFormFields(([fields]) => ({
    ground: fields["ground"]?.value,
    accent: fields["accent"]?.value,
    signal: fields["signal"]?.value,
  }));
  const { say } = useSay();
  if (!Object.values(brand).every(isColour)) return null;
  const wish = Object.fromEntries(
    Object.entries(brand).map(([name, value]) => [name, String(value).toLowerCase()]),
  ) as Brand;
  const theme = themeOf(wish);
  const bent = Object.entries(nearestOf(wish)).filter(([, { isBent }]) => isBent);
  return (
    <div className="field-type">
      {bent.map(([name, { shown }]) => (
        <p key={name} role="status">
          {say("{name}: {wish} has too little contrast. The website uses {shown} instead.", {
            name: say(names[name as keyof Brand]),
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
              {splitText(say(`Text in the ${mode} theme, {link}, {error}`), {
                link: <span style={{ color: theme["pine-bright"][mode] }}>{say("a link")}</span>,
                error: <span style={{ color: theme.crimson[mode] }}>{say("an error")}</span>,
              })}
            </p>
            <p
              style={{
                padding: "0.75rem",
                background: theme.pine[mode],
                color: theme["on-pine"][mode],
              }}
            >
              {splitText(say("Footer, {number}"), {
                number: (
                  <span style={{ color: theme["on-pine-gold"][mode] }}>{say("a number")}</span>
                ),
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
                {say("Button")}
              </span>
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}
