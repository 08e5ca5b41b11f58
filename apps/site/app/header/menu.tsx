import { type MenuEntry, menu } from "../school/menu.ts";
import { Icon } from "../ui/icon.tsx";
import { NewTab } from "../ui/new-tab.tsx";

/**
 * The slide-out menu: a native popover, so it opens, closes, takes Escape and gives the focus back without any script.
 * It lies below the header, where its toggle stays in reach.
 */
export function Menu({ path }: { path: string }) {
  return (
    <nav className="menu on-pine" id="menu" popover="auto" aria-label="Main">
      {/* The overlay is for pointers; the keyboard has Escape and the close button. */}
      <button
        type="button"
        className="menu__overlay"
        popoverTarget="menu"
        popoverTargetAction="hide"
        tabIndex={-1}
        aria-hidden="true"
      />
      <div className="menu__panel">
        <button
          type="button"
          className="menu__close"
          popoverTarget="menu"
          popoverTargetAction="hide"
        >
          <span className="visually-hidden">Close menu</span>
          <Icon name="close" />
        </button>
        <div className="menu__groups">
          {menu.map(({ label, entries }) => (
            <section className="menu__group" key={label}>
              <h2 className="menu__heading">{label}</h2>
              <ul>
                {entries.map((entry) => (
                  <li key={entry.label}>
                    <MenuLink entry={entry} isCurrent={entry.href === path} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </nav>
  );
}

function MenuLink({ entry, isCurrent }: { entry: MenuEntry; isCurrent: boolean }) {
  if (entry.kind === "page") {
    return (
      <a className="menu__link" href={entry.href} aria-current={isCurrent ? "page" : undefined}>
        {entry.label}
      </a>
    );
  }
  return (
    <a className="menu__link" href={entry.href} target="_blank" rel="noopener">
      {entry.label}
      <span className="menu__hint" aria-hidden="true">
        new tab
      </span>
      <NewTab />
    </a>
  );
}
