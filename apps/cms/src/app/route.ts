/** The root has no page: redirect to the admin panel. */
export function GET(): Response {
  return new Response(null, { status: 302, headers: { location: "/admin" } });
}
