import { createRoot } from 'react-dom/client';

/** As many fields as the address says, which React only draws once: nothing follows what is typed. */
const count = Number(new URLSearchParams(window.location.search).get('fields'));
const names = Array.from({ length: count }, (_, place) => `Field ${place + 1}`);

const page = document.getElementById('page');
if (page) {
  createRoot(page).render(
    <form>
      {names.map((name) => (
        <label key={name}>
          {name}
          <input type="text" defaultValue="" />
        </label>
      ))}
    </form>,
  );
}
