/** How much more than other screens these count: users open them directly, and first. */
export const visits: ReadonlyMap<string, number> = new Map(
  Object.entries({
    'src/loan/PipelinePage': 160,
    'src/loan/DashboardPage': 120,
    'src/shell/home/HomePage': 60,
    'src/application/BorrowerPage': 80,
    'src/files/PublicHomePage': 60,
  }),
);
