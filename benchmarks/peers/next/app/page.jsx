import { home, name } from "./data.mjs";

export const metadata = { title: name };
// RENDERING

export default function Home() {
  return (
    <>
      <h1>{name}</h1>
      {home.map(({ title, records }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul className="cards">
            {records.map((record) => (
              <li key={JSON.stringify(record)}>
                {Object.entries(record).map(([field, text]) => (
                  <p key={field}>{text}</p>
                ))}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
