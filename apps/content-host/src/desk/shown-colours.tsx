"use client";

import { type Brand, nearestOf, themeOf } from "@manor/contract/theme";
import { useFormFields } from "@payloadcms/ui";

const names = { ground: "Ground", accent: "Accent", signal: "Signal" } as const;
const isColour = (value: unknown): value is string => /^#[0-9a-f]{6}$/i.test(String(value));

/** What the website makes of the three colours, in light and in dark; a wish that had to be bent is said. */
export function ShownColours() {
  const brand = useFormFields(([fields]) => ({
    ground: fields["ground"]?.value,
    accent: fields["accent"]?.value,
    signal: fields["signal"]?.value,
  }));
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
          {names[name as keyof Brand]}: {wish[name as keyof Brand]} could not be read everywhere.
          The website shows the nearest that can: {shown}.
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
              Text on a {mode} screen,{" "}
              <span style={{ color: theme["pine-bright"][mode] }}>a link</span>,{" "}
              <span style={{ color: theme.crimson[mode] }}>a mistake</span>
            </p>
            <p
              style={{
                padding: "0.75rem",
                background: theme.pine[mode],
                color: theme["on-pine"][mode],
              }}
            >
              The foot of the page,{" "}
              <span style={{ color: theme["on-pine-gold"][mode] }}>a figure</span>
            </p>
            <p>
              <span
                style={{
                  padding: "0.4rem 0.8rem",
                  background: theme["brass-button"][mode],
                  color: theme["on-brass"][mode],
                }}
              >
                A button
              </span>
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}
