import Link from "next/link";
import "./style.css";
import { menu, name } from "./data.mjs";

export default function Layout({ children }) {
  return (
    <html lang="en-IN">
      <body>
        <header>
          <Link href="/about">{name}</Link>
          <nav>
            <ul>
              {menu.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        <main>{children}</main>
        <footer>{name}</footer>
      </body>
    </html>
  );
}
