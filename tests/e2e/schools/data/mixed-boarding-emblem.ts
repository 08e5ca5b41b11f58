export const emblem = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 120" width="500" height="600">
<path d="M8 10h84v56q0 30-42 48Q8 96 8 66Z" fill="#0f3b57"/><path d="M50 26v52M50 26l24 40H50M50 34L30 66h20" fill="#f2e6c9"/>
<path d="M22 84q14-10 28 0t28 0" fill="none" stroke="#d8743a" stroke-width="6"/></svg>`;
