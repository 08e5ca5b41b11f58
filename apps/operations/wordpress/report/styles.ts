/** The style sheet of the report. */
export const styles = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0 }
main { max-inline-size: 75rem; margin-inline: auto; padding: 1.5rem 1rem 4rem }
h1 { font-size: 1.6rem; line-height: 1.2; overflow-wrap: anywhere }
h2 { font-size: 1.2rem; margin-block: 2rem 0.5rem }
.summary { font-size: 1.15rem; font-weight: 600 }
summary { cursor: pointer; margin-block-start: 1.5rem }
summary h2 { display: inline; margin: 0 }
.scroll { overflow-x: auto }
table { border-collapse: collapse; font-size: 0.9rem }
th, td { text-align: start; vertical-align: top; padding: 0.4rem 0.75rem 0.4rem 0; border-block-end: 1px solid #8886 }
th { white-space: nowrap }
td { min-inline-size: 4rem; max-inline-size: 24rem; overflow-wrap: anywhere }
td:first-child { min-inline-size: 12rem }
small { display: block; opacity: 0.8 }
li small { display: inline }
td ul { margin: 0; padding-inline-start: 1.1rem; min-inline-size: 14rem }
`;
