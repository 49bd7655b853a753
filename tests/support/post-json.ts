/** Sends a call like the panel. */
export async function postJson(origin: string, path: string, body: unknown, token?: string) {
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const reply = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: reply.status, json: await reply.json() };
}
