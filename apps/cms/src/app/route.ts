/** Redirects the root to the admin panel. */
export function GET(): Response {
  return new Response(null, { status: 302, headers: { location: "/admin" } });
}
