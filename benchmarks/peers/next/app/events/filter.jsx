"use client";

import { useState } from "react";

export function Filter({ events }) {
  const [word, setWord] = useState("");
  const shown = events.filter(({ title }) => title.toLowerCase().includes(word.toLowerCase()));
  return (
    <>
      <label>
        Search <input type="search" value={word} onChange={({ target }) => setWord(target.value)} />
      </label>
      <ul className="cards">
        {shown.map(({ _id, title, date, venue, description }) => (
          <li key={_id}>
            <article>
              <h2>{title}</h2>
              <time dateTime={date}>{date}</time> <span>{venue}</span>
              <p>{description}</p>
            </article>
          </li>
        ))}
      </ul>
    </>
  );
}
