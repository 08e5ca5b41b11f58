/** A drawing of hills in grey and green, sent in the place of an image that cannot be shown; scales to any width. */
export const PLACEHOLDER = {
  headers: {
    "content-type": "image/svg+xml",
    "cache-control": "public, max-age=60",
  },
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320" width="960" height="640"><path fill="#ced6cc" d="M0 0h480v320H0z"/><path fill="#b0bdb2" d="M0 150q60-40 120-10t130-20 110 10 120-20v210H0z"/><path fill="#8d9e92" d="M0 190q50 25 110-10t120 15 130-20 120 15v130H0z"/><path fill="#687d71" d="M0 250q70-35 140-5t140-20 200 10v85H0z"/></svg>`,
};
