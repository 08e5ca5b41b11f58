export const emblem = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 120" width="500" height="600">
<circle cx="50" cy="52" r="46" fill="#5b1a4a"/>
<path d="M20 60q15-22 30 0t30 0" fill="none" stroke="#e0a526" stroke-width="7"/>
<path d="M20 76q15-22 30 0t30 0" fill="none" stroke="#f7efe0" stroke-width="5"/><circle cx="50" cy="30" r="9" fill="#e0a526"/></svg>`;
