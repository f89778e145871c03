/** Statements on the orders of the operator. */

export const FIND_ORDERS = "SELECT body FROM orders WHERE name = 'operator'";
export const WRITE_ORDERS = `
  INSERT INTO orders (name, body) VALUES ('operator', :body)
  ON CONFLICT (name) DO UPDATE SET body = excluded.body`;
