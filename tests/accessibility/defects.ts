/** A change that breaks a criterion of WCAG 2.2 on a page without failures. */
export type Defect = { criterion: string; name: string; path: string; script: string };

/** One change: the kind, a selector, and the kind's own text. */
const kinds: Record<string, (selector: string, text: string) => string> = {
  remove: (selector, name) => `find(${selector}).removeAttribute(${name})`,
  set: (selector, text) => `find(${selector}).setAttribute(...${text}.split(/=(.*)/s, 2))`,
  append: (selector, html) => `find(${selector}).insertAdjacentHTML("beforeend", ${html})`,
  prepend: (selector, html) => `find(${selector}).insertAdjacentHTML("afterbegin", ${html})`,
  text: (selector, text) => `find(${selector}).textContent = ${text}`,
  style: (selector, css) =>
    `find("head").insertAdjacentHTML("beforeend", "<style>" + ${selector} + "{" + ${css} + "}</style>")`,
  rename: (selector, tag) =>
    `{ const old = find(${selector}); const other = document.createElement(${tag}); other.className = old.className; other.append(...old.childNodes); old.replaceWith(other) }`,
};

const lines = `
1.1.1 | an image without alt text | /SubGallery?id=album-1 | remove | main img | alt
1.1.1 | a new image without alt text | /about | append | main | <img src="/api/image/SGSM/school-noon?w=160">
1.1.1 | a drawing with a role and no name | /about | append | main | <svg role="img" width="40" height="40"><path d="M0 0h40v40z"/></svg>
1.1.1 | an image button without a name | /contact | append | .contact-form | <input type="image" src="/favicon.svg">
1.2.1 | a sound without a text | /about | append | main | <audio controls src="/song.mp3"></audio>
1.2.2 | a film without captions | /about | append | main | <video controls src="/day.mp4"></video>
1.3.1 | a field without a label | /contact | remove | label[for=contact-name] | for
1.3.1 | a skipped heading level | /about | append | main | <h5>The day</h5>
1.3.1 | no main heading | /about | rename | h1 | p
1.3.1 | a table with headings that are ordinary cells | /PhoneCallTiming | append | main | <table><tr><td><b>Class</b></td><td><b>Time</b></td></tr><tr><td>IV</td><td>9:35</td></tr></table>
1.3.1 | a list item outside a list | /about | append | main | <div><li>A rule</li></div>
1.3.1 | a list with other children | /about | append | footer ul | <p>More</p>
1.3.1 | content outside the landmarks | /about | append | body | <div>Lost and found</div>
1.3.1 | a second main landmark | /about | append | body | <main>Twice</main>
1.3.1 | an empty heading | /about | append | main | <h2></h2>
1.3.2 | a block that is shown before its place | /about | style | main > * | order: -1
1.3.2 | a row in reverse order | /contact | style | .contact-form | display: flex; flex-direction: column-reverse
1.3.4 | a page for upright screens only | /about | style | html | transform: rotate(90deg) translateY(-1280px); transform-origin: 0 0
1.3.5 | a field without autocomplete | /contact | remove | #contact-email | autocomplete
1.3.5 | a field with a wrong autocomplete | /contact | set | #contact-name | autocomplete=fullname
1.4.1 | links in a text shown only by their colour | /privacy | style | main p a | text-decoration: none !important; color: #555 !important
1.4.3 | grey text on white | /about | style | main p | color: #999 !important
1.4.3 | white text on a light ground | /contact | style | .contact-form__send | color: #fff !important; background: #9cf !important
1.4.3 | transparent text | /Events | style | main .card p, main .card__title | opacity: 0.4
1.4.4 | a page that forbids zooming | /about | set | meta[name=viewport] | content=width=device-width, user-scalable=no
1.4.4 | text that is cut off at 200% | /about | style | main p | height: 3em; overflow: hidden
1.4.4 | text in one line that is cut off | /about | style | main p | white-space: nowrap; overflow: hidden; max-width: 40ch
1.4.10 | a box of 900 px | /about | append | main | <div style="width: 900px">Wide</div>
1.4.10 | a table wider than a phone | /PhoneCallTiming | style | main table | min-width: 700px; display: table
1.4.11 | a field without a border in forced colours | /contact | style | .field__input | border: 0 !important
1.4.11 | a button without a border in forced colours | /contact | style | .button | border: 0 !important
1.4.11 | own colours in forced colours | /contact | style | .button | forced-color-adjust: none
1.4.12 | a line height that stays in place | /about | style | main p | height: 1lh; overflow: hidden; white-space: nowrap
1.4.12 | a heading with a fixed height | /about | style | h1 | height: 1.05em; max-width: 6ch; overflow: hidden
2.1.1 | a button that is a div | /contact | rename | .contact-form__send | div
2.1.1 | a text that reacts only to a pointer | /about | append | main | <span onclick="print()">Print</span>
2.1.1 | a menu button out of the tab order | /about | set | .menu-toggle | tabindex=-1
2.1.1 | a menu that does not open by keyboard | /about | run | | addEventListener("keydown", (event) => { if (event.key === "Enter") event.preventDefault() }, true)
2.1.1 | a menu that Escape does not close | /about | run | | addEventListener("keydown", (event) => { if (event.key === "Escape") event.preventDefault() }, true)
2.1.2 | a keyboard trap | /contact | run | | find("#contact-email").addEventListener("blur", (event) => setTimeout(() => event.target.focus()))
2.1.2 | a field that captures the Tab key | /contact | run | | find("#contact-message").addEventListener("keydown", (event) => { if (event.key === "Tab") event.preventDefault() })
2.1.4 | a shortcut of one letter | /about | set | main a[href] | accesskey=s
2.2.1 | a page that reloads after a minute | /about | append | head | <meta http-equiv="refresh" content="60">
2.2.2 | a text that changes without end | /about | run | | setInterval(() => { find("h1").style.opacity = String(Math.random()) }, 200)
2.2.2 | a marquee | /about | append | main | <marquee>News</marquee>
2.2.2 | an animation that ignores reduced motion | /about | append | main | <style>@keyframes turn { to { rotate: 1turn } }</style><div style="animation: turn 1s infinite; width: 9px">*</div>
2.2.2 | a page that scrolls without input | /about | run | | setInterval(() => scrollBy(0, 3), 50)
2.4.1 | no skip link | /about | run | | find(".skip-link").remove()
2.4.1 | a skip link that leads nowhere | /about | set | .skip-link | href=#nowhere
2.4.1 | two navigations of the same name | /about | append | main | <nav aria-label="Breadcrumb"><a href="/">Home of the school</a></nav>
2.4.2 | a page without a title | /about | text | title |
2.4.2 | a page with the title of another | /about | text | title | Untitled
2.4.3 | a positive tabindex | /contact | set | #contact-message | tabindex=3
2.4.3 | the focus stays on the button after an error | /contact | run | | HTMLDivElement.prototype.focus = () => {}
2.4.4 | a link whose text is only click here | /about | append | main | <p>Fees: <a href="/entry-to-sgc">click here</a></p>
2.4.4 | a link without text | /about | append | main | <a href="/News"></a>
2.4.6 | a field whose label is empty | /contact | text | label[for=contact-message] |
2.4.7 | no focus outline | /about | style | *:focus-visible | outline: 0 !important
2.4.7 | a thin focus outline on links | /contact | style | a:focus-visible | outline: 1px dotted !important
2.4.7 | a control that is focused and invisible | /about | append | main | <button type="button" style="position: absolute; left: -999px">Print this page</button>
2.4.11 | a bar over the focused elements | /contact | append | main | <div style="position: fixed; inset: auto 0 0; height: 60vh; background: #fff; z-index: 99">Cookies</div>
2.4.11 | no room for the sticky header | /Events | style | html | scroll-padding: 0 !important
2.5.3 | a name without the visible label | /contact | set | .contact-form__send | aria-label=Submit the form
2.5.8 | a target of 12 px | /about | append | main | <button type="button" style="display: block; width: 12px; height: 12px; padding: 0; min-height: 0">i</button>
2.5.8 | small buttons of a carousel | / | style | .round-button | width: 18px !important; height: 18px !important; min-width: 0 !important; min-height: 0 !important
3.1.1 | a page without a language | /about | remove | html | lang
3.1.1 | a language that does not exist | /about | set | html | lang=zz-india
3.1.2 | Hindi that is marked as English | /about | append | main | <p>विद्यालय</p>
3.1.2 | an invalid language of a part | /about | append | main | <p lang="hindi-in">विद्यालय</p>
3.2.1 | a focus that leaves the page | /about | run | | find(".menu-toggle").addEventListener("focus", () => { location.hash = "menu" })
3.2.2 | a field that leaves the page while typing | /contact | run | | find("#contact-email").addEventListener("input", () => { location.hash = "typed" })
3.2.2 | a new tab without a warning | /about | append | main | <a href="/News" target="_blank">News of the school</a>
3.2.3 | a footer above the content | /about | run | | find("main").before(find("footer"))
3.2.6 | a footer without the telephone | /about | run | | for (const link of document.querySelectorAll("footer a[href^='tel:']")) link.remove()
3.3.1 | an error that is not at its field | /contact | style | .field [id$=-error] | display: none
3.3.1 | errors without a list | /contact | style | .contact-form__summary | display: none
3.3.2 | labels that only screen readers see | /contact | style | .field__label | display: none
3.3.7 | a form that forgets the address | /contact | run | | find("[type=submit]").addEventListener("click", () => { find("#contact-email").value = "" })
4.1.2 | a button without a name | /contact | append | main | <button type="button" style="width: 40px; height: 40px"></button>
4.1.2 | a role that does not exist | /about | set | main section, main article | role=chapter
4.1.2 | a frame without a title | /about | append | main | <iframe srcdoc="<p>Map"></iframe>
4.1.2 | a state on an element that has none | /about | set | main p | aria-checked=true
4.1.2 | a reference to nothing | /contact | set | #contact-name | aria-labelledby=nowhere
4.1.2 | a focusable link that is hidden from screen readers | /about | set | footer[aria-label] | aria-hidden=true
4.1.2 | a button inside a link | /about | append | main | <a href="/News">News <button type="button">Open the list</button></a>
4.1.2 | two elements of the same id | /contact | append | .contact-form | <label for="contact-name">Name</label><input id="contact-name" autocomplete="name">
4.1.3 | a receipt that is not announced | /contact | remove | .contact-form [role=status] | role
`;

export const defects: readonly Defect[] = lines
  .trim()
  .split("\n")
  .map((line) => {
    const [criterion = "", name = "", path = "", kind = "", selector = "", ...rest] = line
      .split(/ \|(?= |$)/)
      .map((part) => part.trim());
    const text = rest.join(" | ");
    const quote = JSON.stringify;
    const script = kind === "run" ? text : (kinds[kind]?.(quote(selector), quote(text)) ?? "");
    return { criterion, name, path, script };
  });
