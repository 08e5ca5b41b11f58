export function GET(): Response {
  return new Response(null, { status: 302, headers: { location: "/admin" } });
}
